import { ThemeProvider } from '@oddsmates/sdk/components';
import App from 'antd/es/app';
import type { ReactNode } from 'react';
import { TopBar } from './top-bar';
import './signed-in-layout.css';

/** Around the pages of who is signed in: antd's theme, skip link, top bar, content. Default export: it is loaded behind the sign-in. */
export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <App component={false}>
        <a className="skip-link" href="#main">Skip to content</a>
        <TopBar />
        <main id="main" className="page" tabIndex={-1}>{children}</main>
      </App>
    </ThemeProvider>
  );
}
