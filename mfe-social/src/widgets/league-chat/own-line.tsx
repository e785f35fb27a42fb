import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Line } from './use-lines';

export interface OwnLineProps {
  line: Line;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A line of one's own that the server has not confirmed: on its way, or why it failed and what can be done. */
export function OwnLine({ line, onRetry, onDiscard }: OwnLineProps) {
  return (
    <div className={`chat-line chat-own chat-${line.state}`}>
      <div className="chat-said">
        <span className="om-visually-hidden">You: </span>
        <p className="chat-bubble">{line.text}</p>
        {line.state === 'failed'
          ? (
            <div className="chat-failure">
              <span role="alert">{line.failure}</span>
              <Button type="text" onClick={onRetry}>Retry</Button>
              <Button type="text" onClick={onDiscard}>Discard</Button>
            </div>
          )
          : <span className="chat-time"><ClockCircleOutlined aria-hidden /> Sending...</span>}
      </div>
    </div>
  );
}
