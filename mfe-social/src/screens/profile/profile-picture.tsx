import { CameraOutlined } from '@ant-design/icons';
import { notices, useUser } from '@oddsmates/sdk';
import { ImageCropDialog, UserAvatar } from '@oddsmates/sdk/components';
import { useRef, useState, type ChangeEvent } from 'react';
import { useProfilePicture } from './use-picture';

const AVATAR_PX = 112;
const NOT_A_PICTURE = 'Please choose an image file.';

/** One's own picture, which is also the button that changes it: pick a file, cut it in the circle. Images must be image files (spec section 5). */
export function ProfilePicture() {
  const user = useUser();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File>();
  const take = useProfilePicture();

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be picked again.
    target.value = '';
    if (!file) return;
    if (file.type.startsWith('image/')) setPicked(file);
    else notices.error(NOT_A_PICTURE);
  };
  const fail = () => {
    setPicked(undefined);
    notices.error('Failed to process image');
  };

  return (
    <div className="profile-picture">
      <UserAvatar user={user} size={AVATAR_PX} />
      <input ref={input} type="file" accept="image/*" className="om-visually-hidden" tabIndex={-1} aria-label="Profile image" onChange={pick} />
      <button type="button" className="profile-picture-button" aria-label="Change profile image" onClick={() => input.current?.click()}><CameraOutlined aria-hidden /></button>
      <ImageCropDialog
        file={picked} onCancel={() => setPicked(undefined)} onFailed={fail}
        onCropped={async (image) => {
          await take(image);
          setPicked(undefined);
        }}
      />
    </div>
  );
}
