import { onTestFinished } from 'vitest'

/** Never true, wherever it stands in a query. */
const never = '(max-width: 0px)'

const mediaIn = (rules: CSSRuleList): MediaList[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...(rule instanceof CSSGroupingRule ? mediaIn(rule.cssRules) : []),
  ])

/**
 * Shows what is on the page as on a device with a mouse until the test ends. The browser emulates a touch screen, which it
 * cannot take back for one test: styles that ask for one are changed instead.
 */
export const haveMouse = (): void => {
  for (const media of [...document.styleSheets].flatMap(({ cssRules }) => mediaIn(cssRules))) {
    const { mediaText } = media
    const changed = mediaText.replaceAll(/\((?:hover: none|pointer: coarse)\)/g, never)
    if (changed === mediaText) continue
    media.mediaText = changed
    onTestFinished(() => void (media.mediaText = mediaText))
  }
}
