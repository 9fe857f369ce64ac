/** Colour arithmetic of the tokens: reads `#rrggbb` and opaque `oklch(L% C h)`, answers WCAG 2 contrast. */
type Linear = readonly [red: number, green: number, blue: number]

const fromHex = (text: string): Linear | undefined => {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (!parts) return undefined
  const channel = (at: number) => {
    const value = Number.parseInt(parts[at] ?? '', 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(2), channel(3)]
}

const fromOklch = (text: string): Linear | undefined => {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (!parts) return undefined
  const [lightness, chroma, hue] = [
    Number(parts[1]) / 100,
    Number(parts[2]),
    (Number(parts[3]) * Math.PI) / 180,
  ]
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const luminance = (colour: string): number => {
  const linear = fromHex(colour) ?? fromOklch(colour)
  if (!linear) throw new Error(`Not an opaque colour of the tokens: ${colour}`)
  const [red, green, blue] = linear.map((value) => Math.min(1, Math.max(0, value)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** WCAG contrast of two opaque colours, 1 to 21, whichever is the ground. Throws on a notation it does not know. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
