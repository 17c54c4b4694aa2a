/** What a driver of a browser can do: the protocols of both browsers have these in common. */
export type Driver = {
  navigate: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the source of a function in the page. Resolves to what it resolves to, as JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Carries out actions as WebDriver defines them. */
  act: (actions: readonly object[]) => Promise<void>;
  /** The page on paper of the size A4, as a PDF. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** Runs in each page before its own scripts and collects what a visitor must never meet. */
export const earlyScript = `(() => {
  const problems = (window.problems = []);
  const tell = (problem) => problems.push(problem);
  addEventListener('securitypolicyviolation', (event) => tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  addEventListener('error', (event) => tell('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => tell('rejection: ' + event.reason));
  for (const name of ['error', 'warn']) {
    const write = console[name];
    console[name] = (...words) => {
      tell('console: ' + words.join(' '));
      write.apply(console, words);
    };
  }
})()`;

const keys = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
} as const;

/** How long a test waits for something in a page, in milliseconds: a slow machine takes long, a page that fails for ever. */
const patience = 60_000;

/** A page in a browser, for tests: elements are named by selectors, and everything is waited for. */
export class Browser {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page by its URL and waits until it is hydrated. */
  async open(address: string): Promise<void> {
    await this.driver.navigate(new URL(address, this.origin).href);
    await this.alive();
  }

  async alive(): Promise<void> {
    await this.until(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  async evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.driver.run(String(run), args)) as Result;
  }

  /** Waits until something is true of the page, also while another page loads. */
  async until<Args extends unknown[]>(isTrue: (...args: Args) => unknown, ...args: Args): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const found = await this.evaluate(isTrue, ...args).catch(() => false);
      if (found) {
        return;
      }
      if (Date.now() > end) {
        const text = await this.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 1000)}`);
        throw new Error(`Did not become true: ${isTrue} ${JSON.stringify(args)}\n${text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Waits for an element. */
  async find(selector: string): Promise<void> {
    await this.until((css) => document.querySelector(css) !== null, selector);
  }

  /** The text of an element. */
  async textOf(selector: string): Promise<string> {
    await this.find(selector);
    return this.evaluate((css) => document.querySelector<HTMLElement>(css)!.innerText, selector);
  }

  /** The value of a field. */
  async valueOf(selector: string): Promise<string> {
    await this.find(selector);
    return this.evaluate((css) => document.querySelector<HTMLInputElement>(css)!.value, selector);
  }

  async click(selector: string): Promise<void> {
    await this.find(selector);
    const [x, y] = await this.evaluate((css) => {
      const element = document.querySelector(css)!;
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    }, selector);
    const actions = [
      {type: 'pointerMove', x, y},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ];
    await this.driver.act([{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]);
  }

  /** Waits until an element is in its place. */
  async settled(selector: string): Promise<void> {
    await this.find(selector);
    await this.evaluate(async (css) => {
      const animations = document.querySelector(css)!.getAnimations();
      await Promise.all(animations.map(({finished}) => finished));
    }, selector);
  }

  /** Puts a text into a field as pasting does, in the place of what was there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.evaluate(
      (css, words) => {
        document.querySelector<HTMLInputElement>(css)!.select();
        document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
      },
      selector,
      text,
    );
  }

  async focus(selector: string): Promise<void> {
    await this.find(selector);
    await this.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), selector);
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key]);
  }

  /** Types into what has the focus, one key after the other. */
  async type(text: string): Promise<void> {
    for (const value of text) {
      await this.driver.act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            {type: 'keyDown', value},
            {type: 'keyUp', value},
          ],
        },
      ]);
    }
  }

  /** The errors on this page since it was opened. */
  async problems(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as {problems: string[]}).problems);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  print(): Promise<Buffer> {
    return this.driver.print();
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
