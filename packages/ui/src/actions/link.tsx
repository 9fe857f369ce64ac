import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** Tells every component below which link the application's router wants; without it they are plain anchors. */
export const LinkProvider = ({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={link}>{children}</LinkContext>
)

/** A link inside a component of this package. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props)
