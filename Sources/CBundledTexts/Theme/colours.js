/* Colours: light, dark, or as the system has them, which is the empty choice. The script runs before the
   page is drawn, so that none is drawn in colours that the reader has not chosen. */

root.dataset.colours = chosen("colours");

function addColours() {
    const parts = furniture("colours");
    if (!parts) return;
    const buttons = all("button", parts);
    const show = () => buttons.forEach(button => {
        button.ariaPressed = button.value === root.dataset.colours;
    });
    buttons.forEach(button => button.addEventListener("click", () => {
        root.dataset.colours = button.value;
        show();
        choose("colours", button.value);
    }));
    show();
    document.getElementById("~contents").append(parts);
}
