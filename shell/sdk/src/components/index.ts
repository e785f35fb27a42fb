/** antd's theme, and parts built on antd that two remotes need. For pages behind sign-in: the first page stays without them. */
export { ThemeProvider } from '../theme/theme-provider';
export { PageHeader, type PageHeaderProps } from './page-header';
export { ErrorCard, type ErrorCardProps } from './error-card';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { PageSkeleton, CardSkeleton, ListSkeleton } from './skeletons';
export { MoneyText, type MoneyTextProps } from './money-text';
export { UserAvatar, type UserAvatarProps } from './user-avatar';
export { LeagueImage, type LeagueImageProps } from './league-image';
export { useObjectUrl } from './use-object-url';
export { ImageCropDialog, type ImageCropDialogProps } from './image-crop-dialog';
export { RequireCaptain, isCaptain, type RequireCaptainProps } from './require-captain';
export { StreamSign } from '../stream/stream-sign';
