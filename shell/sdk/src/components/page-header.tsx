import { ArrowLeftOutlined } from '@ant-design/icons';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import './page-header.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** Where Back leads; no Back button without it. */
  backTo?: string;
  backLabel?: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** Buttons on the right; they wrap below the title on a phone. */
  actions?: ReactNode;
  /** A picture before the title. */
  image?: ReactNode;
}

/** Top of a screen: Back, the one `h1` of the page (it takes the focus after navigation), actions. */
export function PageHeader({ title, backTo, backLabel = 'Back', subtitle, actions, image }: PageHeaderProps) {
  const navigate = useNavigate();
  return (
    <header className="om-page-header">
      {backTo !== undefined && (
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(backTo)}>{backLabel}</Button>
      )}
      <div className="om-page-header-row">
        {image}
        <div className="om-page-header-text">
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle !== undefined && <p className="om-quiet">{subtitle}</p>}
        </div>
        {actions !== undefined && <div className="om-page-header-actions">{actions}</div>}
      </div>
    </header>
  );
}
