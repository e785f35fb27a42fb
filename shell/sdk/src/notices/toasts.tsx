import useMessage from 'antd/es/message/useMessage';
import { useEffect } from 'react';
import { ThemeProvider } from '../theme/theme-provider';
import { showNoticesWith } from './notices';

const NOTICE_S = 6; // spec section 9: 6000 ms
const MAX_SHOWN = 3;

/** Shows what `notices` is told. Default export: antd comes with it, so it is loaded when it is needed. */
export default function Toasts() {
  return <ThemeProvider><Messages /></ThemeProvider>;
}

function Messages() {
  const [message, holder] = useMessage({ maxCount: MAX_SHOWN, top: 72 });
  useEffect(() => showNoticesWith(({ kind, text }) => void message.open({ type: kind, content: text, duration: NOTICE_S })), [message]);
  return holder;
}
