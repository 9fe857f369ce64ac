/** Lets `style` carry custom properties; imported by the components that set some. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

export type CssVariables = true
