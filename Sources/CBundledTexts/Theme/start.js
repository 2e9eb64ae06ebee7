document.addEventListener("DOMContentLoaded", () => {
    addPlayers();
    addCopyButtons();
    const parts = furniture("search");
    if (parts) new SearchDoor(parts);
    addColours();
    markSections();
});
