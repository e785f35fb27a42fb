import { CameraOutlined } from '@ant-design/icons';
import { ImageCropDialog, LeagueImage, useObjectUrl } from '@oddsmates/sdk/components';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import './image-field.css';

export interface ImageFieldProps {
  /** What is shown until a picture is picked. */
  league: { name: string; image?: string };
  value: Blob | undefined;
  onChange: (image: Blob | undefined) => void;
}

const NOT_A_PICTURE = 'Please choose an image file.';

/** A league's picture: pick a file, cut it in the circle, see it. Images must be image files (spec section 5). */
export function ImageField({ league, value, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const address = useObjectUrl(value);

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be picked again.
    target.value = '';
    if (!file) return;
    const isPicture = file.type.startsWith('image/');
    setProblem(isPicture ? undefined : NOT_A_PICTURE);
    setPicked(isPicture ? file : undefined);
  };

  return (
    <div className="image-field">
      <LeagueImage key={address} league={{ ...league, image: address ?? league.image }} size={88} />
      <div className="image-field-side">
        <input ref={input} type="file" accept="image/*" className="om-visually-hidden" tabIndex={-1} aria-label="League image" onChange={pick} />
        <div className="image-field-buttons">
          <Button icon={<CameraOutlined aria-hidden />} onClick={() => input.current?.click()}>{value || league.image ? 'Change image' : 'Add image'}</Button>
          {value && <Button type="text" onClick={() => onChange(undefined)}>Undo</Button>}
        </div>
        {problem !== undefined && <p className="image-field-problem" role="alert">{problem}</p>}
      </div>
      <ImageCropDialog
        file={picked}
        onCancel={() => setPicked(undefined)}
        onCropped={(image) => {
          setPicked(undefined);
          onChange(image);
        }}
        onFailed={() => {
          setPicked(undefined);
          setProblem(NOT_A_PICTURE);
        }}
      />
    </div>
  );
}
