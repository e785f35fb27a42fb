import { SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';

const MESSAGE_MAX = 2_000;

/** Where a message is typed: Enter sends, Shift and Enter begins a new line. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  const onKeyDown = (press: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (press.key !== 'Enter' || press.shiftKey || press.nativeEvent.isComposing) return;
    press.preventDefault();
    send();
  };
  return (
    <form className="chat-composer" onSubmit={(submission) => { submission.preventDefault(); send(); }}>
      <Input.TextArea
        aria-label="Message" placeholder="Type a message..." autoSize={{ minRows: 1, maxRows: 4 }} maxLength={MESSAGE_MAX} enterKeyHint="send"
        value={text} onChange={(change) => setText(change.target.value)} onKeyDown={onKeyDown}
      />
      <Button type="primary" htmlType="submit" aria-label="Send" disabled={text.trim() === ''} icon={<SendOutlined aria-hidden />} />
    </form>
  );
}
