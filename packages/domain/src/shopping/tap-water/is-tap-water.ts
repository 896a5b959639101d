/** Water as cooks of the languages that are read call it. */
const waters = new Set(
  [
    'water',
    'tap water',
    'wasser',
    'leitungswasser',
    'trinkwasser',
    'ماء',
    'مياه',
    'الماء',
    'agua',
    'água',
    'aigua',
  ]
    .concat([
      'eau',
      "l'eau",
      "d'eau",
      'acqua',
      'apă',
      'apa',
      'water uit de kraan',
      'kraanwater',
      'vatten',
      'vand',
    ])
    .concat([
      'vann',
      'vesi',
      'woda',
      'wody',
      'voda',
      'vody',
      'víz',
      'su',
      'вода',
      'воды',
      'води',
      'νερό',
      'νερο',
    ])
    .concat([
      'מים',
      '水',
      '清水',
      '开水',
      '冷水',
      '热水',
      '温水',
      '물',
      'お湯',
      '熱湯',
      'ぬるま湯',
      'น้ำ',
      'nước',
      'पानी',
    ]),
);

/** Words that say how warm it is, or that it is nothing special; they stand before or after. */
const manners = new Set(
  [
    'cold',
    'hot',
    'warm',
    'lukewarm',
    'tepid',
    'boiling',
    'boiled',
    'iced',
    'ice',
    'cool',
    'chilled',
    'plain',
    'fresh',
  ]
    .concat([
      'kaltes',
      'heißes',
      'heisses',
      'warmes',
      'lauwarmes',
      'kochendes',
      'eiskaltes',
      'frisches',
      'handwarmes',
    ])
    .concat([
      'froide',
      'chaude',
      'tiède',
      'bouillante',
      'fría',
      'caliente',
      'tibia',
      'hirviendo',
      'fredda',
      'calda',
    ])
    .concat([
      'tiepida',
      'bollente',
      'fria',
      'quente',
      'morna',
      'koud',
      'warm',
      'heet',
      'lauw',
      'kokend',
      'kallt',
    ])
    .concat([
      'varmt',
      'ljummet',
      'koldt',
      'lunkent',
      'kaldt',
      'zimna',
      'ciepła',
      'gorąca',
      'wrząca',
      'letnia',
    ])
    .concat(['بارد', 'دافئ', 'فاتر', 'ساخن', 'مغلي', 'холодная', 'тёплая', 'теплая', 'горячая', 'кипящая']),
);

/** Whether a food is water as it comes from the tap; rose water, coconut water and sparkling water are bought. */
export function isTapWater(name: string): boolean {
  const words = name.normalize('NFC').toLowerCase().trim().split(/\s+/u);
  const left = words.filter((word) => !manners.has(word));
  return waters.has(left.join(' '));
}
