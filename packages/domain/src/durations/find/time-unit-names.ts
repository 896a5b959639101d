/** Minutes in one of each unit of time. */
export const minutesPerUnit = { week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 } as const;

/** A unit of time in which cooks count. */
export type TimeUnit = keyof typeof minutesPerUnit;

/** Lower-case words and abbreviations of the common languages of recipes; abbreviations without their full stop. */
const unitWords: Readonly<Record<TimeUnit, string>> = {
  week: 'w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken vecka veckor uge uger uke uker tydzień tygodnie неделя недели 週間 أسبوع أسابيع',
  day: 'd day days tg tag tage tagen jour jours j día días dia dias giorno giorni dag dagen dagar dage dager dzień dni день дня дней 日 يوم أيام',
  hour: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren u timme timmar tim time timer godz godzina godziny godzin час часа часов ч 時間 小时 小時 س ساعة ساعات',
  minute:
    'm min mins minute minutes minuten minuto minutos minuti mn minuut minuter minutter minut minuta minuty минута минуты минут мин 分 分間 分钟 分鐘 د دقيقة دقائق',
  second:
    's sec secs second seconds sek sekunde sekunden seconde secondes seg segundo segundos secondo secondi seconden sekund sekunder sekundy секунда секунды секунд сек 秒 ث ثانية ثوان ثواني',
};

const units: ReadonlyMap<string, TimeUnit> = new Map(
  (['week', 'day', 'hour', 'minute', 'second'] as const).flatMap((unit) =>
    unitWords[unit].split(' ').map((word) => [word, unit] as const),
  ),
);

/** The unit that a lower-case word names, undefined when it names none. */
export function findTimeUnit(word: string): TimeUnit | undefined {
  return units.get(word);
}
