import type { PublicSchool } from '@lectern/contract/schools/schools'

interface Branded {
  readonly branding: Pick<PublicSchool['branding'], 'primary_color'>
}

/** Lectern's own colour. */
export const platformColor = '#3965ff'

/**
 * The school's own colour for pages under its name; undefined for the platform's own. Nothing but `#rrggbb` passes: it
 * goes into a style attribute.
 */
export const brandOf = (school: Branded | undefined): string | undefined => {
  const color = school?.branding.primary_color ?? ''
  return /^#[0-9a-f]{6}$/.test(color) ? color : undefined
}
