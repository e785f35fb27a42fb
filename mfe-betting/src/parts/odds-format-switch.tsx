import { useOddsFormat, type OddsFormat } from '@oddsmates/sdk';
import { Segmented } from 'antd';
import './odds-format-switch.css';

const FORMATS: { label: string; value: OddsFormat }[] = [{ label: 'Decimal', value: 'decimal' }, { label: 'American', value: 'american' }];

/** How odds are written, everywhere and from now on: the player's own preference. */
export function OddsFormatSwitch() {
  const [format, setFormat] = useOddsFormat();
  return <Segmented<OddsFormat> className="odds-format" aria-label="Odds format" options={FORMATS} value={format} onChange={setFormat} />;
}
