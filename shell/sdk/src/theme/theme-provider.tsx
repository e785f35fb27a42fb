import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme';
import { letAntdRenderWithReact19 } from './react-19';
import './variables.css';

letAntdRenderWithReact19();

/** The dark theme for antd and for our own style sheets. Once, around everything. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={antdTheme} locale={enUS} form={{ requiredMark: false, scrollToFirstError: true }}>{children}</ConfigProvider>;
}
