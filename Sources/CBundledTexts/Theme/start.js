document.addEventListener("DOMContentLoaded", () => {
    // Browsers make no name of a caption.
    for (const caption of all("figcaption")) caption.parentElement.ariaLabel = caption.textContent;
    addPlayers();
    addCopyButtons();
    const parts = furniture("search");
    if (parts) new SearchDoor(parts);
    addColours();
    markSections();
});
