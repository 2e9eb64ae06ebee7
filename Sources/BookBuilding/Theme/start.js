document.addEventListener("DOMContentLoaded", () => {
    addPlayers();
    addCopyButtons();
    const parts = furniture("search");
    if (parts) new Search(parts);
    addColours();
    markSections();
});
