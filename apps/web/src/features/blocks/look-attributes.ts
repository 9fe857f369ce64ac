import type { PublicLook } from '@lectern/contract/blocks/unit-look'

/** What of a unit's look its element bears; `unit-look.module.css` draws it. */
export const lookAttributes = (look: PublicLook | undefined) =>
  look && {
    'data-shadow': look.shadow,
    'data-tone': look.tone,
    'data-theme': look.theme,
    style: {
      marginBlock: `${look.before}px ${look.after}px`,
      ...(look.color && { background: look.color }),
    },
  }
