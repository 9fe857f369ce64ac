import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { useFieldControl } from './field.tsx'
import styles from './text-area.module.css'
import '../theme/css-variables.ts'
import controls from './text-input.module.css'

const fit = (area: HTMLTextAreaElement) => {
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + 2}px`
}

/** Several lines of text; grows with what is written, up to 60 % of the screen. `rows` is the least height. */
export const TextArea = ({ className, rows = 3, onInput, ...rest }: ComponentProps<'textarea'>) => {
  const own = useRef<HTMLTextAreaElement>(null)
  const control = useFieldControl(rest)

  useLayoutEffect(() => {
    // Browsers that know field-sizing do this themselves.
    if (own.current && !CSS.supports('field-sizing', 'content')) fit(own.current)
  }, [rest.value])

  return (
    <textarea
      ref={own}
      {...rest}
      {...control}
      rows={rows}
      style={{ '--rows': rows, ...rest.style }}
      onInput={(event) => {
        if (!CSS.supports('field-sizing', 'content')) fit(event.currentTarget)
        onInput?.(event)
      }}
      className={classNames(controls.control, styles.area, className)}
    />
  )
}
