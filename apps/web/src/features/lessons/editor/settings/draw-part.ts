import type { Area } from 'react-easy-crop'

/** Pixels of the picture that is sent; more would never be shown. */
const width = 1280
const height = 720

/**
 * A part of a picture as JPEG in base64, drawn by the browser: what is sent is small, whatever was chosen.
 *
 * @param area in pixels of the picture
 * @returns null when the browser cannot read it
 */
export const drawPart = async (address: string, area: Area): Promise<string | null> => {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // What was transparent would be black in a JPEG.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  const written = canvas.toDataURL('image/jpeg', 0.85)
  return written.slice(written.indexOf(',') + 1)
}
