import useMessage from 'antd/es/message/useMessage';
import { useEffect, useState } from 'react';
import { showNoticesWith, type Notice } from './notices';

const NOTICE_S = 6; // spec section 9: 6000 ms
const MAX_SHOWN = 3;

/** Shows what `notices` is told, and says it to screen readers. Default export: it is loaded after the first paint. */
export default function Snackbar() {
  const [message, holder] = useMessage({ maxCount: MAX_SHOWN, top: 72 });
  const [spoken, setSpoken] = useState<Notice>();

  useEffect(() => showNoticesWith((notice) => {
    setSpoken(notice);
    void message.open({ type: notice.kind, content: notice.text, duration: NOTICE_S });
  }), [message]);

  return (
    <>
      {holder}
      {/* The toast comes and goes with its container, which screen readers miss; this region always stands. */}
      <div className="om-visually-hidden" role="status" aria-live={spoken?.kind === 'error' ? 'assertive' : 'polite'}>{spoken?.text}</div>
    </>
  );
}
