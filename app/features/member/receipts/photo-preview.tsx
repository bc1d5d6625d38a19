import { useEffect, useRef, useState } from "react";

const longEdge = 480;

/** A chosen photo before it is sent: whether it is the right one, and sharp. Nothing for what is no picture. */
export function PhotoPreview({ file, label }: { file: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(file).then(
      (photo) => {
        if (isCurrent && canvas.current) setIsDrawn(draw(photo, canvas.current));
      },
      () => isCurrent && setIsDrawn(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      hidden={!isDrawn}
      className="max-h-72 max-w-full self-start rounded-soft border border-line"
    />
  );
}

function draw(photo: ImageBitmap, canvas: HTMLCanvasElement): boolean {
  const scale = Math.min(1, longEdge / Math.max(photo.width, photo.height));
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext("2d");
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return context !== null;
}
