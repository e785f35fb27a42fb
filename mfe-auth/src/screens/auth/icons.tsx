import type { ReactNode } from 'react';

// Drawn here: four icons of the icon package would weigh more than the rest of this screen.
const icon = (children: ReactNode) => (
  <svg className="auth-icon" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const StarIcon = () => icon(<path fill="currentColor" d="m12 3 2.7 5.7 6.3.9-4.6 4.4 1.1 6.2L12 17.2l-5.5 3 1.1-6.2L3 9.6l6.3-.9z" />);

export const TrophyIcon = () => icon(
  <>
    <path fill="currentColor" d="M7 3h10v7a5 5 0 0 1-10 0z" />
    <path d="M7 5H3.5c0 4 1.3 6 4 6M17 5h3.5c0 4-1.3 6-4 6M12 15v3M8 21h8M10 18h4l1 3H9z" />
  </>,
);

export const DollarIcon = () => icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M15 8.8c-.6-1-1.7-1.5-3-1.5-1.8 0-3 .9-3 2.3 0 3.3 6.2 1.5 6.2 4.8 0 1.5-1.4 2.4-3.2 2.4-1.5 0-2.7-.6-3.3-1.7M12 5.5v13" />
  </>,
);

export const EyeIcon = ({ struck }: { struck: boolean }) => icon(
  <>
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7z" />
    <circle cx="12" cy="12" r="3" />
    {struck && <path d="m4 20 16-16" />}
  </>,
);

export const GoogleIcon = () => icon(<path strokeWidth="2.6" strokeLinecap="butt" d="M18.7 6.2A8.6 8.6 0 1 0 20.6 12H12.4" />);

export const FaultIcon = () => icon(
  <>
    <circle cx="12" cy="12" r="10" fill="currentColor" />
    <path stroke="var(--om-ground)" d="m9 9 6 6m0-6-6 6" />
  </>,
);
