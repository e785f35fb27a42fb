import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import { useEffect, type ReactNode } from 'react';
import { antdTheme } from './antd-theme';
import { letAntdRenderWithReact19 } from './react-19';
import { cssVariables } from './tokens';
import './variables.css';

letAntdRenderWithReact19();

const STYLE_ID = 'om-variables';

/** The dark theme for antd and for our own style sheets. Once, around everything. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(ensureVariables, []);
  return <ConfigProvider theme={antdTheme} locale={enUS} form={{ requiredMark: false, scrollToFirstError: true }}>{children}</ConfigProvider>;
}

/** The shell's page carries the variables already, for the skeleton; a remote that runs alone does not. */
function ensureVariables(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = cssVariables();
  document.head.append(style);
}
