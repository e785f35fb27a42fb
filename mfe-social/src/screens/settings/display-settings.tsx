import { formatOdds, setReducedMotion, useChosenReducedMotion, useOddsFormat, type OddsFormat } from '@oddsmates/sdk';
import { Radio, Switch } from 'antd';
import { useId } from 'react';
import { SettingCard } from './setting-card';

const EXAMPLE_ODDS = 1.91;
const FORMATS: { value: OddsFormat; name: string }[] = [{ value: 'decimal', name: 'Decimal' }, { value: 'american', name: 'American' }];

/** How odds are written and whether things move; kept in this browser and true at once. */
export function DisplaySettings() {
  const [format, setFormat] = useOddsFormat();
  const still = useChosenReducedMotion();
  const [oddsId, motionId] = [useId(), useId()];
  return (
    <SettingCard title="Display">
      <div className="setting-row">
        <div id={oddsId}><p className="setting-name">Odds format</p><p className="om-quiet">How prices are written. What a bet pays is the same.</p></div>
        {/* antd gives its group a name but no role, without which nobody is told the name. */}
        <div role="radiogroup" aria-labelledby={oddsId}>
          <Radio.Group optionType="button" buttonStyle="solid" value={format} onChange={({ target }) => setFormat(target.value === 'american' ? 'american' : 'decimal')}>
            {FORMATS.map(({ value, name }) => <Radio.Button key={value} value={value}>{name} <span className="om-figures">{formatOdds(EXAMPLE_ODDS, value)}</span></Radio.Button>)}
          </Radio.Group>
        </div>
      </div>
      <div className="setting-row setting-row-close">
        <div id={motionId}><p className="setting-name">Reduced motion</p><p className="om-quiet">Figures and panels change at once. On anyway where your device asks for it.</p></div>
        <span className="setting-switch"><Switch aria-labelledby={motionId} checked={still} onChange={setReducedMotion} /></span>
      </div>
    </SettingCard>
  );
}
