/* Only in pages that `tracebook serve` shows: loads the page anew when the book has changed, and brings the
   reader back to where they were. */
"use strict";
{
    const key = "tracebook-place";
    const version = Number(document.currentScript.dataset.version);

    const unfolded = () => [...document.querySelectorAll("details")].map((details) => details.open);

    /* What has a name of its own and begins above the reader's eyes; what was written further up must not move
       what they look at. */
    const landmark = () => {
        const tops = [...document.querySelectorAll("main [id]")].map((element) => ({
            id: element.id,
            top: element.getBoundingClientRect().top,
        }));
        return tops.filter(({ top }) => top <= window.innerHeight / 3).at(-1);
    };

    const restore = () => {
        const place = JSON.parse(sessionStorage.getItem(key) ?? "null");
        sessionStorage.removeItem(key);
        if (place === null || place.page !== location.pathname) return;
        document.querySelectorAll("details").forEach((details, index) => {
            if (place.unfolded.length > index) details.open = place.unfolded[index];
        });
        const element = place.landmark && document.getElementById(place.landmark.id);
        const top = element
            ? window.scrollY + element.getBoundingClientRect().top - place.landmark.top
            : place.top;
        window.scrollTo({ top, behavior: "instant" });
    };

    const reload = () => {
        const place = {
            page: location.pathname,
            top: window.scrollY,
            landmark: landmark(),
            unfolded: unfolded(),
        };
        sessionStorage.setItem(key, JSON.stringify(place));
        location.reload();
    };

    const wait = async () => {
        for (;;) {
            try {
                const answer = await fetch(`/.tracebook/version?after=${version}`, { cache: "no-store" });
                if (answer.ok && Number(await answer.text()) !== version) return reload();
                if (answer.ok) continue;
            } catch {
                // The server is gone, starts anew, or is another one.
            }
            await new Promise((done) => setTimeout(done, 500));
        }
    };

    restore();
    wait();
}
