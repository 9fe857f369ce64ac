import type { StyledButton } from '@lectern/contract/quizzes/style/quiz-style'
import type { ShownStyle } from '@lectern/contract/quizzes/style/shown-style'
import { createContext, useContext } from 'react'

/** The style of the quiz whose questions are on the screen; null without one. */
export const ShownStyleContext = createContext<ShownStyle>(null)

/** Words and look of a button by the style of its quiz; `usual` where the author gave it no words. */
export const useStyledButton = () => {
  const style = useContext(ShownStyleContext)
  return (type: StyledButton, usual: string, isAlternative?: boolean) => {
    const button = style?.buttons[type]
    return {
      children: (isAlternative ? button?.titleAlternative : button?.title) ?? usual,
      style: button?.look,
      'data-look': button && type,
    }
  }
}
