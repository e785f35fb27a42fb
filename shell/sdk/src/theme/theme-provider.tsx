import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme';
import { letAntdRenderWithReact19 } from './react-19';
import { useReducedMotion } from '../hooks/reduced-motion';

letAntdRenderWithReact19();

/** Motion is switched off in antd as well, not only by style: a popup waits for an animation to end before it comes into view. */
const stillTheme = { ...antdTheme, token: { ...antdTheme.token, motion: false } };

/** Who sends a form that is not right is led to the first field that is wrong. */
const FORM = { requiredMark: false, scrollToFirstError: { block: 'center', focus: true } } as const;

/** antd in the product's colours: around the pages behind sign-in, and around what shows notices. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useReducedMotion() ? stillTheme : antdTheme;
  return <ConfigProvider theme={theme} locale={enUS} form={FORM}>{children}</ConfigProvider>;
}
