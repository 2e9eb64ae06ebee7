document.addEventListener("DOMContentLoaded", () => {
    nameFigures();
    addPlayers();
    addCopyButtons();
    const parts = furniture("search");
    if (parts) new SearchDoor(parts);
    addColours();
    markSections();
});
