interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels of each side; the server keeps no more. */
const side = 512
const quality = 0.9

const loadImage = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * The square `area` of the picture at `address` as a `data:` address of a JPEG, 512 pixels wide. Drawn anew, so that the
 * place and camera that a photograph tells of stay on this device. Rejects when the browser cannot read the picture.
 */
export const cutSquare = async (address: string, area: Area): Promise<string> => {
  const image = await loadImage(address)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  // A picture with holes gets a light ground: JPEG has no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return canvas.toDataURL('image/jpeg', quality)
}
