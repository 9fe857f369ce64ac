import type { ComponentProps } from 'react'

/** Both sizes in which a wide picture is kept, for browsers to choose from; undefined for one that is not kept here. */
const sizesOf = (url: string): string | undefined => {
  const [, key] = /^\/pictures\/([\w-]{22})-1280$/.exec(url) ?? []
  return key === undefined ? undefined : `/pictures/${key}-512 512w, /pictures/${key}-1280 1280w`
}

interface KeptPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  url: string
  alt: string
  /** How wide it is shown. */
  sizes: string
}

/** A wide picture of the school, in the size that fits. */
export const KeptPicture = ({ url, alt, ...image }: KeptPictureProps) => (
  <img {...image} alt={alt} srcSet={sizesOf(url)} src={url} />
)
