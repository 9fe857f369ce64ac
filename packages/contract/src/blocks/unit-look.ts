import { z } from 'zod'

/** Pixels of room that a unit may ask for before and after itself. */
export const unitSpaceLimit = 200

export const unitShadows = ['none', 'soft', 'deep'] as const
/** Grounds that follow the reader's theme, and on which every text of the product can be read. */
export const unitTones = ['grey', 'blue', 'green', 'yellow', 'red'] as const

const space = z.int().min(0).max(unitSpaceLimit)

/** How a unit stands on the page: shadow, ground, room around it. */
export const unitLook = z.strictObject({
  shadow: z.enum(unitShadows),
  /** A ground that follows the theme, a colour of the author's own as #rrggbb, or nothing. */
  background: z.union([
    z.enum(['none', ...unitTones]),
    z
      .string()
      .regex(/^#[\da-f]{6}$/i)
      .transform((text) => text.toLowerCase()),
  ]),
  space_before: space,
  space_after: space,
})
export type UnitLook = z.infer<typeof unitLook>

/** What a shadow needs around it, beside the room that every unit has (document 002 §2), in pixels. */
const shadowRoom = 10

export const plainLook: UnitLook = { shadow: 'none', background: 'none', space_before: 0, space_after: 0 }

/** The same for a learner: what the element of the unit bears, so that a lesson carries no code for it. */
export const publicLook = z.object({
  'data-unit-look': z.enum(unitShadows),
  'data-tone': z.enum([...unitTones, 'own']).optional(),
  /** The theme whose texts are read on a colour of the author's own, whichever the reader has chosen. */
  'data-theme': z.enum(['light', 'dark']).optional(),
  style: z.object({ marginBlock: z.string(), background: z.string().optional() }),
})
export type PublicLook = z.infer<typeof publicLook>

/** Where black and white are read equally well, by WCAG luminance. */
const middle = 0.179

const luminance = (color: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The look of a unit for its learners; nothing where it stands as units usually do. */
export const toPublicLook = (look: UnitLook | null | undefined): PublicLook | undefined => {
  if (!look) return undefined
  const { shadow, background, space_before: before, space_after: after } = look
  if (shadow === 'none' && background === 'none' && before === 0 && after === 0) return undefined
  const ground = groundOf(background)
  const room = shadow === 'none' ? 0 : shadowRoom
  return {
    'data-unit-look': shadow,
    ...ground,
    style: { ...ground.style, marginBlock: `${before + room}px ${after + room}px` },
  }
}

const groundOf = (
  background: string,
): Partial<Omit<PublicLook, 'style'>> & { style?: { background: string } } => {
  if (background.startsWith('#'))
    return {
      'data-tone': 'own',
      'data-theme': luminance(background) > middle ? 'light' : 'dark',
      style: { background },
    }
  const tone = unitTones.find((each) => each === background)
  return tone === undefined ? {} : { 'data-tone': tone }
}
