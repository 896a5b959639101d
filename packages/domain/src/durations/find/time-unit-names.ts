/** Minutes in one of each unit of time. */
export const minutesPerUnit = { week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 } as const;

/** A unit of time in which cooks count. */
export type TimeUnit = keyof typeof minutesPerUnit;

/**
 * Lower-case words and abbreviations of the languages of the product, as `Intl` and as cooks write them; abbreviations
 * without their full stop.
 */
const unitWords: Readonly<Record<TimeUnit, string>> = {
  week: 'w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken vecka veckor uge uger uke uker tydzień tygodnie неделя недели 週間 أسبوع أسابيع weke седмица седмици седм setmana setmanes setm týden týdny týdnů týdne týd εβδομάδα εβδομάδες εβδ viikko viikkoa שבוע שבועיים שבועות tjedan tjedna tjedana hét vika vikur sett 주 savaitė savaitės savaičių sav nedēļa nedēļas nedēļu ned wkn tygodni tygodnia tydz tyg săptămână săptămâni săpt недель нед týždeň týždne týždňov týždňa týž teden tedna tedni tednov недеља недеље hafta тиждень тижні тижнів тижня тиж tuần 周 週 أسبوعان viikon týdnu týždňu hetet heti haftalık неделю εβδομάδας',
  day: 'd day days tg tag tage tagen jour jours j día días dia dias giorno giorni dag dagen dagar dage dager dzień dni день дня дней 日 يوم أيام dae ден дни dies den dny dnů dne ημέρα ημέρες päivä päivää יום יומיים ימים יומיים dan dana nap dagur 일 diena dienos dienų dienas dienu døgn dnia zi zile дн deň dní dňa dneva дан дана dygn gün дні днів ngày 天 يومان μέρα μέρες ημερών päivän napig napot nappal günlük добу dienām dieną',
  hour: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren u timme timmar tim time timer godz godzina godziny godzin час часа часов ч 時間 小时 小時 س ساعة ساعات hores hodina hodiny hodin ώρα ώρες tunti tuntia שעה שעתיים שעות שעתיים sat sata sati óra klukkustund klukkustundir klst 시간 valanda valandos valandų val stunda stundas stundu oră hodín ura uri ure ur сат сата сати saat година години годин год giờ ساعتان godzinę hodinu hodině часу годину ώρας ωρών tunnin hodinách órát óráig órányi saatlik uro orelor stundām valandą klukkutími klukkutíma klukkutímar tíma tímar uurtjie',
  minute:
    'm min mins minute minutes minuten minuto minutos minuti mn minuut minuter minutter minut minuta minuty минута минуты минут мин 分 分間 分钟 分鐘 د دقيقة دقائق минути minuts λεπτό λεπτά minuutti minuuttia דקה דקות perc mínúta mínútur mín 분 minutė minutės minučių minūte minūtes minūšu minutt minúta minúty minút dakika dk хвилина хвилини хвилин хв phút دقيقتان minutę minutu minutách минуту хвилину λεπτών minuutin percet percig perces percnyi dakikalık minútu minutama minutelor minūti minūtēm minuutjie',
  second:
    's sec secs second seconds sek sekunde sekunden seconde secondes seg segundo segundos secondo secondi seconden sekund sekunder sekundy секунда секунды секунд сек 秒 ث ثانية ثوان ثواني sekonde sekondes секунди segon segons sekunda δευτερόλεπτο δευτερόλεπτα δευτ sekunti sekuntia שניה שניות sekundi másodperc mp sekúnda sekúndur 초 sekundė sekundės sekundžių sekundes sekunžu secundă secunde sekúnd секунде saniye sn giây 秒钟 ثانيتان sekundę sekundu секунду sekunnin másodpercig saniyelik δευτερολέπτων',
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
