/** What strains a layout: every kind of text that people do write and that screens are rarely tried with. */

const longWord = 'Nebensatzverschachtelungsvermeidungsstrategieentwicklungsplan'
/** Sixty letters without a place to break. */
export const unbroken = longWord.slice(0, 60)

/** Ninety characters. */
export const longTitle =
  'How to read a long scientific paper twice without falling asleep, and what to write of it '
    .trim()
    .padEnd(90, '.')

/** Titles of courses, lessons and files, in turn. */
export const titles: readonly string[] = [
  longTitle,
  unbroken,
  'Як прочитати довгу наукову статтю двічі, не заснути й занотувати з неї те, що знадобиться',
  'كيف تتعلم أي شيء بسرعة وتتذكره لوقت طويل: دورة قصيرة للمبتدئين والمتقدمين معًا',
  '👩🏽‍🏫 Teaching 👨‍👩‍👧 families 🏳️‍🌈 with 🧑‍🔬 experiments 🇺🇦',
  'איך ללמוד מהר',
  'A',
  'Электрооборудованиеметаллообрабатывающихстанковдляначинающих и другие',
]

/** Names of people, in turn. */
export const names: readonly string[] = [
  'محمد عبد الرحمن بن خالد آل سعود',
  'Олександра-Вікторія Непийпиво-Задорожна-Красноштанівська',
  'שרה לוי־אברהם',
  unbroken,
  '🧑🏿‍🎨 Zoë 👨‍👩‍👧',
  'Maria Fernanda Gonçalves de Albuquerque Cavalcanti e Vasconcelos-Nepomuceno da Conceição',
  'Li',
  'Nguyễn Thị Minh Khai',
]

const ofTurn = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

export const titleAt = (index: number): string => ofTurn(titles, index)
export const nameAt = (index: number): string => ofTurn(names, index)
