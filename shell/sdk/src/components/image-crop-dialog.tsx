import Modal from 'antd/es/modal';
import Slider from 'antd/es/slider';
import { lazy, Suspense, useState } from 'react';
import { CROP_SHAPES, cutOut, type PixelArea } from './cut-out';
import { useObjectUrl } from './use-object-url';
import './image-crop-dialog.css';

// Only who picks a picture needs it.
const Cropper = lazy(() => import('react-easy-crop'));

const MAX_ZOOM = 4;

export interface ImageCropDialogProps {
  /** The picked picture; the dialog is open while there is one. */
  file: File | undefined;
  /** Circular and a PNG for league pictures and avatars, which is meant when left out; 16:9 and a JPEG for everything else. */
  shape?: keyof typeof CROP_SHAPES;
  onCancel: () => void;
  /** Receives the file cropped-image. */
  onCropped: (image: File) => void | Promise<void>;
  /** The file could not be read as a picture, or not be cut. */
  onFailed?: (error: unknown) => void;
}

/** 'Crop Image' (spec section 2). Apply does nothing until a crop area exists. */
export function ImageCropDialog({ file, shape = 'round', onCancel, onCropped, onFailed }: ImageCropDialogProps) {
  const address = useObjectUrl(file);
  const [busy, setBusy] = useState(false);
  // The circle is measured once, on the screen: in a dialog that is still growing it would stay as small as it was then.
  const [grown, setGrown] = useState(false);
  const [area, setArea] = useState<PixelArea>();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const { aspect, round, firstWidth } = CROP_SHAPES[shape];
  const [zoom, setZoom] = useState(1 / firstWidth);

  const reset = () => {
    setArea(undefined);
    setPosition({ x: 0, y: 0 });
    setZoom(1 / firstWidth);
  };

  const apply = async () => {
    if (!area || !address) return;
    setBusy(true);
    try {
      await onCropped(await cutOut(address, area, CROP_SHAPES[shape]));
    } catch (error) {
      onFailed?.(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      title="Crop Image" open={file !== undefined} onCancel={onCancel} onOk={() => void apply()} afterOpenChange={setGrown} afterClose={reset} destroyOnHidden
      okText="Apply Crop" cancelText="Cancel" confirmLoading={busy} okButtonProps={{ disabled: !area }}
    >
      <div className="om-crop-stage">
        <Suspense fallback={null}>
          {address && grown && (
            <Cropper
              image={address} aspect={aspect} cropShape={round ? 'round' : 'rect'} showGrid={false} maxZoom={MAX_ZOOM} crop={position} zoom={zoom}
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
