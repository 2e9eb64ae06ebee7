"""A headless Chromium, driven through its debugging protocol over two pipes: no port, no driver program."""

import base64
import collections
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

Event = collections.namedtuple("Event", "method parameters")


class ProtocolError(Exception):
    """Chromium refused a command, did not answer in time, or is gone."""


class Chromium:
    """One browser process. Pages are opened with `page()`; leaving the `with` block ends it."""

    def __init__(self, patience=120):
        program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise ProtocolError("no chromium on this machine: run .ci/browser, which installs it")
        self.patience = patience
        self.events = collections.defaultdict(list)
        self.last = 0
        self.pending = b""
        self.profile = tempfile.mkdtemp(prefix="tracebook-chromium-")
        read_commands, self.to_browser = os.pipe()
        self.from_browser, write_answers = os.pipe()

        def wire():
            """Chromium reads commands from descriptor 3 and writes answers to 4. The detour keeps one from
            closing the other when the pipes have these very numbers."""
            commands, answers = os.dup(read_commands), os.dup(write_answers)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
             "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--force-color-profile=srgb", "about:blank"],
            preexec_fn=wire, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_commands)
        os.close(write_answers)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
            self.process.wait(20)
        except (ProtocolError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Sends one command and returns its answer; events that come meanwhile are kept for their session."""
        self.last += 1
        number = self.last
        command = {"id": number, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.to_browser, data):]
        end = time.monotonic() + self.patience
        while True:
            message = self.receive(end)
            if message is None:
                raise ProtocolError(f"{method}: no answer in {self.patience} s")
            if message.get("id") == number:
                if "error" in message:
                    raise ProtocolError(f"{method}: {message['error']['message']}")
                return message["result"]

    def receive(self, end):
        """The next message; an event is also kept. `None` when `end` has passed."""
        while b"\0" not in self.pending:
            ready, _, _ = select.select([self.from_browser], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            data = os.read(self.from_browser, 1 << 20)
            if not data:
                raise ProtocolError("chromium is gone")
            self.pending += data
        line, self.pending = self.pending.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message:
            event = Event(message["method"], message.get("params", {}))
            self.events[message.get("sessionId")].append(event)
        return message

    def page(self, **settings):
        """A new page; see `Page` for the settings."""
        return Page(self, **settings)


class Page:
    """A tab with a size, a theme, and a record of everything that it requests or complains about."""

    def __init__(self, browser, width=1280, height=900, theme="light", scripts=True, media="", features=()):
        self.browser = browser
        self.scripts = scripts
        context = browser.send("Target.createBrowserContext")["browserContextId"]
        self.context = context
        self.target = browser.send(
            "Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        self.resize(width, height)
        self.theme(theme, media, features)
        if not scripts:
            self.send("Emulation.setScriptExecutionDisabled", value=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.send("Target.disposeBrowserContext", browserContextId=self.context)
        self.browser.events.pop(self.session, None)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def resize(self, width, height=900):
        touch = width < 600
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2 if touch else 1, mobile=touch)
        self.send("Emulation.setTouchEmulationEnabled", enabled=touch)

    def theme(self, theme, media="", features=()):
        """Light or dark; `media="print"`; `features` are further (name, value) pairs of media features."""
        wanted = [("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce"), *features]
        self.send("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": name, "value": value} for name, value in wanted])

    @property
    def events(self):
        return self.browser.events[self.session]

    def open(self, url):
        """Goes to the address and waits until the page and what it loads are there."""
        before = len(self.events)
        answer = self.send("Page.navigate", url=url)
        if "errorText" in answer:
            raise ProtocolError(f"{url}: {answer['errorText']}")
        if "loaderId" in answer:  # Absent when only the fragment differs.
            self.wait_for("Page.loadEventFired", before)
        if self.scripts:
            self.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return self

    def wait_for(self, method, since=0):
        end = time.monotonic() + self.browser.patience
        while True:
            found = [event for event in self.events[since:] if event.method == method]
            if found:
                return found[0].parameters
            if self.browser.receive(end) is None:
                raise ProtocolError(f"{method} did not come in {self.browser.patience} s")

    def evaluate(self, expression):
        """The value of a JavaScript expression (or of what it promises), as JSON carries it."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise ProtocolError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def call(self, function, *arguments):
        """The value of a JavaScript function, called with these arguments."""
        given = ", ".join(json.dumps(argument) for argument in arguments)
        return self.evaluate(f"({function})({given})")

    def until(self, expression, patience=10):
        """Waits until the expression is true."""
        end = time.monotonic() + patience
        while not self.is_true(expression):
            if time.monotonic() > end:
                raise ProtocolError(f"not true in {patience} s: {expression}")
            time.sleep(0.05)

    def is_true(self, expression):
        try:
            return self.evaluate(f"Boolean({expression})")
        except ProtocolError as error:
            # Asked of a page that is being left.
            if "navigated" in str(error) or "context" in str(error):
                return False
            raise

    def click(self, selector):
        """A press of the mouse in the middle of the first element that matches, scrolled into view."""
        bring = "document.querySelector(selector).scrollIntoView({block: 'center', behavior: 'instant'})"
        self.call(f"selector => {bring}", selector)
        if self.scripts:
            # What the page does about being scrolled may move the element.
            self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        x, y = self.call("""selector => {
            const element = document.querySelector(selector)
            const box = element.getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2]
        }""", selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key, code=None, text=None, modifiers=0):
        """A key, down and up: `ArrowRight`, `Enter`, `Tab`, `/`, ...; with Control, `modifiers=2`."""
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Escape": 27,
                 "Tab": 9, "Home": 36, "End": 35}
        text = "\r" if key == "Enter" else text
        common = {"key": key, "code": code or key, "windowsVirtualKeyCode": codes.get(key, 0),
                  "modifiers": modifiers}
        self.send("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def screenshot(self, path):
        """Writes what the window shows, as PNG."""
        answer = self.send("Page.captureScreenshot")
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))
