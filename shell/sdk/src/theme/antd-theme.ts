import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MapToken, SeedToken } from 'antd/es/theme/interface';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import { colors } from './tokens';

const TOUCH_TARGET_PX = 44;

/** The dark algorithm dims the signal colours; ours were chosen on the dark ground and stay as they are. */
const keepSignals = (seed: SeedToken, dark: MapToken = darkAlgorithm(seed)): MapToken => ({
  ...dark,
  colorPrimary: colors.primary,
  colorPrimaryHover: colors.primaryHover,
  colorInfo: colors.accent,
  colorLink: colors.accent,
  colorSuccess: colors.win,
  colorError: colors.loss,
  colorErrorText: colors.loss,
  colorWarning: colors.primary,
});

/** antd in the product's colours. Large controls, so that each is a touch target. */
export const antdTheme: ThemeConfig = {
  algorithm: [darkAlgorithm, keepSignals],
  // One theme, never nested: without the hash the rules stay short and our own style sheets can refine them.
  hashed: false,
  token: {
    fontFamily: 'var(--om-font)',
    fontSize: 15,
    borderRadius: 12,
    borderRadiusSM: 8,
    controlHeight: TOUCH_TARGET_PX,
    controlHeightLG: 52,
    controlHeightSM: 32,
    sizeUnit: 4,
    colorPrimary: colors.primary,
    colorInfo: colors.accent,
    colorLink: colors.accent,
    colorSuccess: colors.win,
    colorError: colors.loss,
    colorWarning: colors.primary,
    colorBgBase: colors.ground,
    colorBgLayout: colors.ground,
    colorBgContainer: colors.surface,
    colorBgElevated: colors.raised,
    colorBorder: colors.line,
    colorBorderSecondary: colors.line,
    colorTextBase: colors.text,
    colorText: colors.text,
    colorTextSecondary: colors.quiet,
    colorTextTertiary: colors.quiet,
    colorTextDescription: colors.quiet,
    colorTextPlaceholder: colors.quiet,
    colorTextLightSolid: colors.onPrimary,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 600, primaryColor: colors.onPrimary, dangerColor: colors.ground },
    Tooltip: { colorTextLightSolid: colors.text, colorBgSpotlight: colors.raised },
    Badge: { colorTextLightSolid: colors.onPrimary, indicatorHeightSM: 18, textFontSizeSM: 11, textFontWeight: 700 },
  },
};
