import { Modal } from 'antd';
import type { League } from '../../../contract';
import { InviteForm } from './invite-form';
import './invite.css';

/** 'Invite Friends' (spec section 2, League detail). Each opening starts afresh. */
export function InviteDialog({ league, open, onClose }: { league: League; open: boolean; onClose: () => void }) {
  return (
    <Modal title="Invite Friends" open={open} onCancel={onClose} footer={null} destroyOnHidden width={480}>
      <InviteForm league={league} onClose={onClose} />
    </Modal>
  );
}
