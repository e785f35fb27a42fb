import { DEMO_ACCOUNTS } from './accounts';

/** No script, no foreign content, in no frame. Forms may lead to the page: choosing an account ends with a redirect there. */
export const CHOOSER_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The page that asks which demo account to sign in with. @param uid of the sign-in that is under way */
export function chooserPage(uid: string): string {
  const choices = DEMO_ACCOUNTS.map(
    ({ id, name, email }) => `
      <form method="post" action="/interaction/${encodeURIComponent(uid)}/${encodeURIComponent(id)}">
        <button type="submit"><strong>${name}</strong><span>${email}</span></button>
      </form>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Choose a demo account</title>
    <style>
      :root { color-scheme: dark; }
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0A0E17; color: #E8EDF6; font: 16px/1.5 system-ui, sans-serif; }
      main { width: min(384px, calc(100vw - 32px)); }
      h1 { font-size: 24px; margin: 0 0 8px; }
      p { color: #9AA7BD; margin: 0 0 24px; }
      button { width: 100%; min-height: 64px; margin-bottom: 8px; padding: 8px 16px; display: grid; text-align: left; font: inherit; color: inherit;
        background: #121826; border: 1px solid #263149; border-radius: 12px; cursor: pointer; }
      button:hover, button:focus-visible { border-color: #F5B841; outline: none; }
      span { color: #9AA7BD; font-size: 14px; }
    </style>
  </head>
  <body>
    <main>
      <h1>Choose an account</h1>
      <p>to continue to Oddsmates. This stands in for Google on this machine: the accounts are made up, and nobody asks for a password.</p>${choices.join('')}
    </main>
  </body>
</html>
`;
}
