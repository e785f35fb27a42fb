import { americanToDecimal, formatDateTime, formatOdds, formatPoint, useOddsFormat } from '@oddsmates/sdk';
import { Form, type FormInstance } from 'antd';
import type { EventDraft } from './event-draft';

export interface EventPreviewProps {
  form: FormInstance<EventDraft>;
  defaults: EventDraft;
  guessing: boolean;
}

/** The event as players will see it, while it is typed. */
export function EventPreview({ form, defaults, guessing }: EventPreviewProps) {
  // Watched here, so that a key press draws the preview again and not the whole form.
  const draft = Form.useWatch((values: EventDraft) => values, form) ?? defaults;
  const sides = [
    { key: 'home', name: draft.home_team?.trim() || 'Team A', american: draft.home_odds, spread: draft.home_spread },
    { key: 'away', name: draft.away_team?.trim() || 'Team B', american: draft.away_odds, spread: draft.away_spread },
  ];
  const [format] = useOddsFormat();
  return (
    <aside className="preview" aria-label="Preview">
      <p className="preview-label">What players will see</p>
      <p className="preview-meta om-quiet">{draft.sport || 'Test Event'}{draft.start && ` · ${formatDateTime(draft.start.toISOString())}`}</p>
      <p className="preview-name">{draft.event_name.trim() || 'Event name'}</p>
      {guessing
        ? <p className="preview-guess">Nearest guess takes the pot</p>
        : (
          <div className="preview-odds">
            {sides.map(({ key, name, american, spread }) => (
              <p key={key} className="preview-side">
                <span>{name}{draft.odds_type === 'spread' && typeof spread === 'number' && <b className="om-figures"> {formatPoint(spread)}</b>}</span>
                <b className="preview-price om-figures">{formatOdds(americanToDecimal(american), format)}</b>
              </p>
            ))}
          </div>
        )}
    </aside>
  );
}
