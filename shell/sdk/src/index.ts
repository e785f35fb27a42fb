/**
 * @oddsmates/sdk: what every remote programs against. It is on the first page, so nothing here imports antd: what does is in
 * '@oddsmates/sdk/components'.
 */
export { call, type CallOptions } from './api/call';
export { ApiError, sentenceOf, type ApiErrorParts } from './api/api-error';
export type { Image } from './api/build-request';
export type { CallName, Request, Response } from './api/contract';
export { useCall, callKey, updateCached, type UseCallOptions, type CallKey } from './api/use-call';
export { useAction, type ActionInput, type UseActionOptions } from './api/use-action';
export { createQueryClient, connectQueryClient } from './api/query-client';
export { emit, on, type AppEvent } from './events/app-events';
export { useAppEvent } from './events/use-app-event';
export { useStreamStatus, usePollWhileDown, type StreamStatus } from './stream/status';
export { session, type Session } from './session/session';
export { useSession, useUser } from './session/use-session';
export type { SessionUser } from './session/user';
export { profileImage } from './session/profile-image';
export { notices, showNoticesWith, type Notice, type NoticeKind } from './notices/notices';
export { formatMoney, formatGain, potentialWinnings } from './format/money';
export { americanToDecimal, decimalToAmerican, formatOdds, formatPoint, DEFAULT_DECIMAL_ODDS, type OddsFormat } from './format/odds';
export { useOddsFormat, setOddsFormat } from './format/odds-format';
export { formatDateTime, formatMonth, formatMembers, truncate, initials } from './format/text';
export { colors, breakpoints } from './theme/tokens';
export { AppProviders } from './theme/app-providers';
export { useTitle } from './hooks/use-title';
export { useRedirectAfter, REDIRECT_DELAY_MS } from './hooks/use-redirect-after';
export { useMediaQuery, useIsPhone } from './hooks/use-media-query';
export { useReducedMotion, useChosenReducedMotion, setReducedMotion } from './hooks/reduced-motion';
export { defineRoutes, type RemoteRoute, type RemoteRoutes, type RemoteName } from './remote/remote-routes';
export type { Widgets, WidgetRemote, WidgetName } from './remote/widgets';
export { Widget, type WidgetProps } from './remote/widget';
export { lazyPart } from './remote/lazy-part';
export { setRemoteLoader, loadExposed, type RemoteLoader } from './remote/loader';
export { RetryBoundary, type RetryFallbackProps } from './remote/retry-boundary';
