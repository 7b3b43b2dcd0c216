/** Result of the next attempt in the fake. */
export interface FakeWidgetResponse {
  status?: string;
  token?: string;
  /** As the identity service names it. */
  errorCode?: string;
}

interface FakeWidgetResult {
  status: string;
  session: { token: string };
}

type Words = Record<string, string>;
type Failure = { name: string; message: string; statusCode?: number; xhr?: { responseJSON: { errorCode: string } } };
type FailureListener = (context: { controller: string }, error: Failure) => void;

interface Settings {
  baseUrl: string;
  i18n: { en: Words };
}

/** Renders the form of the widget, validates required fields and returns the configured result. */
class FakeOktaSignIn {
  readonly listeners: FailureListener[] = [];
  container: Element | null = null;
  readonly settings: Settings;
  readonly #getResponse: () => FakeWidgetResponse;

  constructor(settings: object, getResponse: () => FakeWidgetResponse) {
    this.settings = settings as Settings;
    this.#getResponse = getResponse;
    if (!this.settings.baseUrl) throw new Error('"baseUrl" is a required widget parameter');
  }

  on(event: string, listener: FailureListener) {
    if (event === 'afterError') this.listeners.push(listener);
  }

  renderEl({ el }: { el: string }, success: (result: FakeWidgetResult) => void) {
    const words = this.settings.i18n.en;
    this.container = document.querySelector(el);
    if (!this.container) throw new Error(`There is no ${el}.`);
    this.container.innerHTML = `<form>
      <h2>${words['primaryauth.title']}</h2>
      <div class="o-form-error-container"></div>
      <label>${words['primaryauth.username.placeholder']} <input name="username"></label>
      <label>${words['primaryauth.password.placeholder']} <input name="password" type="password"></label>
      <label><input name="remember" type="checkbox"> ${words['remember']}</label>
      <button>${words['primaryauth.submit']}</button>
      <a href="#" data-se="forgot-password">${words['forgotpassword']}</a></form>`;
    this.container.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit(success);
    });
  }

  remove() {
    this.container?.replaceChildren();
  }

  #submit(success: (result: FakeWidgetResult) => void) {
    const words = this.settings.i18n.en;
    for (const name of ['username', 'password']) {
      const field = this.container?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!field?.value) return this.#fail({ name: 'FORM_ERROR', message: words[`error.${name}.required`] ?? '' });
    }
    const { status = 'SUCCESS', token = '', errorCode } = this.#getResponse();
    if (errorCode) {
      const message = words[`errors.${errorCode}`] ?? 'Authentication failed';
      return this.#fail({ name: 'AuthApiError', message, statusCode: 401, xhr: { responseJSON: { errorCode } } });
    }
    const session = { token, setCookieAndRedirect: () => undefined };
    success({ status, session });
  }

  #fail(error: Failure) {
    const words = this.settings.i18n.en;
    const banner = this.container?.querySelector('.o-form-error-container');
    if (banner)
      banner.innerHTML = `<div role="alert"><h3>${words['oform.errorbanner.title']}</h3><p>${error.message}</p></div>`;
    for (const listener of this.listeners) listener({ controller: 'primary-auth' }, error);
  }
}

/** Fakes the widget without its service; `made` lists the widgets that were created. */
export function fakeIdentityWidget(getResponse: () => FakeWidgetResponse) {
  const made: FakeOktaSignIn[] = [];
  class OktaSignIn extends FakeOktaSignIn {
    constructor(settings: object) {
      super(settings, getResponse);
      made.push(this);
    }
  }
  return { OktaSignIn, made };
}
