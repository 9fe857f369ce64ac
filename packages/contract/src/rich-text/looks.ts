import { z } from 'zod'

/** The families of document 001 §9, by the names that a document stores. */
export const fontFamilies = [
  'Lato',
  'Ubuntu',
  'Montserrat',
  'Comfortaa',
  'Inter',
  'Arial',
  'Comic Sans',
  'Courier New',
  'Georgia',
  'Impact',
  'Tahoma',
  'Times New Roman',
  'Trebuchet',
  'Verdana',
  'Monospace',
  'Oswald',
  'Pacifico',
  'JetBrainsMono',
  'Geologica',
] as const
export const fontFamily = z.enum(fontFamilies)
export type FontFamily = z.infer<typeof fontFamily>

/** Sizes in pixels (document 001 §9). */
export const fontSizes = { least: 10, mostOffered: 54, most: 100, usual: 16 } as const

/** A size of letters as it is stored, `16px`; whole and half pixels. */
export const fontSize = z
  .string()
  .regex(/^\d{1,3}(\.5)?px$/)
  .refine((size) => {
    const pixels = Number.parseFloat(size)
    return pixels >= 1 && pixels <= fontSizes.most
  }, 'font_size')

/** 0.8 to 2.0 in steps of 0.1 (document 001 §5). */
export const lineHeights = [0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2] as const
export const usualLineHeight = 1.3
export const lineHeight = z.literal([...lineHeights])

/** `#rrggbb`, or `#rrggbbaa` where it is not opaque (document 001 §5). */
export const textColor = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i)

/** Columns by hue, from red to grey; every second row of `softColors` is the same hue, lighter. */
export const strongColors = [
  '#b42318',
  '#c4320a',
  '#b54708',
  '#a15c07',
  '#7a6a00',
  '#4f7a21',
  '#087443',
  '#0e7090',
  '#026aa2',
  '#175cd3',
  '#3538cd',
  '#3965ff',
  '#5925dc',
  '#6941c6',
  '#9f1ab1',
  '#c11574',
  '#c01048',
  '#7c4a2d',
  '#101828',
  '#344054',
  '#475467',
  '#667085',
  '#98a2b3',
  '#ffffff',
] as const

/** The soft variant of each of `strongColors`, in the same order (document 001 §9). */
export const softColors = [
  '#fee4e2',
  '#ffe6d5',
  '#feeacb',
  '#fef0c7',
  '#fef7c3',
  '#e6f4d7',
  '#d1fadf',
  '#cff9fe',
  '#d1e9ff',
  '#d1e0ff',
  '#e0eaff',
  '#dbe4ff',
  '#ebe9fe',
  '#ece2fd',
  '#fbe8ff',
  '#fce7f6',
  '#ffe4e8',
  '#f4e3d7',
  '#d0d5dd',
  '#e4e7ec',
  '#eaecf0',
  '#f2f4f7',
  '#f9fafb',
  '#ffffff',
] as const

export const alignments = ['left', 'center', 'right'] as const
export const alignment = z.enum(alignments)

/** How many steps a line may stand in (document 000 §9); one is 3em wide. */
export const deepestIndent = 8
export const indent = z.int().min(0).max(deepestIndent)
