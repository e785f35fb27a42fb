import Modal from 'antd/es/modal';
import Slider from 'antd/es/slider';
import { lazy, Suspense, useState } from 'react';
import { cropToPng, type PixelArea } from './crop-to-png';
import { useObjectUrl } from './use-object-url';
import './image-crop-dialog.css';

// Only who picks a picture needs it.
const Cropper = lazy(() => import('react-easy-crop'));

const MAX_ZOOM = 4;

export interface ImageCropDialogProps {
  /** The picked picture; the dialog is open while there is one. */
  file: File | undefined;
  onCancel: () => void;
  /** A square PNG with what lies outside the circle transparent. */
  onCropped: (image: Blob) => void | Promise<void>;
  /** The file could not be read as a picture, or not be cut. */
  onFailed?: (error: unknown) => void;
}

/** 'Crop Image': 1:1 and circular, for league pictures and avatars (spec section 2). Apply does nothing until a crop area exists. */
export function ImageCropDialog({ file, onCancel, onCropped, onFailed }: ImageCropDialogProps) {
  const address = useObjectUrl(file);
  const [busy, setBusy] = useState(false);
  const [area, setArea] = useState<PixelArea>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  const reset = () => {
    setArea(undefined);
    setPosition({ x: 0, y: 0 });
    setZoom(1);
  };

  const apply = async () => {
    if (!area || !address) return;
    setBusy(true);
    try {
      await onCropped(await cropToPng(address, area));
    } catch (error) {
      onFailed?.(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      title="Crop Image" open={file !== undefined} onCancel={onCancel} onOk={() => void apply()} afterClose={reset} destroyOnHidden
      okText="Apply Crop" cancelText="Cancel" confirmLoading={busy} okButtonProps={{ disabled: !area }}
    >
      <div className="om-crop-stage">
        <Suspense fallback={null}>
          {address && (
            <Cropper
              image={address} aspect={1} cropShape="round" showGrid={false} maxZoom={MAX_ZOOM} crop={position} zoom={zoom}
              onCropChange={setPosition} onZoomChange={setZoom} onCropComplete={(_, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: onFailed }}
            />
          )}
        </Suspense>
      </div>
      <Slider ariaLabelForHandle="Zoom" min={1} max={MAX_ZOOM} step={0.05} value={zoom} onChange={setZoom} tooltip={{ open: false }} />
    </Modal>
  );
}
