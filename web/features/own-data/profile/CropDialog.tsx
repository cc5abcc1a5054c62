import "react-easy-crop/react-easy-crop.css";
import { Button, Group, Slider, Text } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import Cropper from "react-easy-crop";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import classes from "./CropDialog.module.css";

interface Props {
  readonly file: File;
  readonly onCropped: (photo: File) => void;
  /** The browser cannot show the file: it only has an image's name. */
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
}

const MAX_ZOOM = 4;

export default function CropDialog({ file, onCropped, onUnreadable, onClose }: Props) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isBusy, setBusy] = useState(false);

  const use = async () => {
    if (!area) return;
    setBusy(true);
    await croppedPhoto(file, area).then(onCropped, onUnreadable);
  };

  return (
    <PhoneWideDialog opened onClose={onClose} title="Ajustar foto" size="md">
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": "Área da foto; mova com as setas do teclado" }}
          mediaProps={{ alt: "", onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Text size="sm" mt="md" mb={4} id="crop-zoom">
        Zoom
      </Text>
      <Slider
        min={1}
        max={MAX_ZOOM}
        step={0.1}
        value={zoom}
        onChange={setZoom}
        label={null}
        thumbProps={{ "aria-labelledby": "crop-zoom" }}
      />
      <Group justify="flex-end" mt="xl" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={use} loading={isBusy} disabled={!area}>
          Usar foto
        </Button>
      </Group>
    </PhoneWideDialog>
  );
}

/** In the pixels of an upright image. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice what the server keeps: enough for it to choose from, little to send. */
const SIDE = 1024;

/** Rejects for what the browser cannot draw. */
async function croppedPhoto(image: Blob, area: Area): Promise<File> {
  const bitmap = await createImageBitmap(image);
  const side = Math.min(SIDE, Math.round(area.width));
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no canvas");
  // JPEG knows no transparency, and without paper it would be black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) throw new Error("this browser writes no JPEG");
  return new File([blob], "foto.jpg", { type: "image/jpeg" });
}
