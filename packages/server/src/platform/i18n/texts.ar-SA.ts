import { arSAErrors } from './errors.ar-SA.ts';
import type { ServerTexts } from './texts.en-US.ts';

export const arSA: ServerTexts = {
  household: 'العائلة',
  explanations: {
    singleSignOnFailed:
      'تعذّر الوصول إلى ⁨{provider}⁩ أو التحقق من رده. حاول مرة أخرى. إن تكرر ذلك، فاطلب من مسؤول مراجعة سجل الخادم',
    singleSignOnScope:
      'يرفض ⁨{provider}⁩ أحد النطاقات التي يطلبها Hearth. اطلب من مسؤول ضبط OIDC_SCOPES_OVERRIDE',
    singleSignOnOver:
      'استغرق تسجيل الدخول هذا وقتًا طويلًا أو استُخدم من قبل أو بدأ على عنوان آخر. يُرجى تسجيل الدخول مجددًا',
    singleSignOnClaimMissing:
      'لا يرسل ⁨{provider}⁩ البيان «⁨{claim}⁩» الذي يحتاجه Hearth. اطلب من مسؤول تفعيل إرساله',
    singleSignOnNoGroup:
      'لست في أي مجموعة يمكنها استخدام Hearth بحسب ما يذكره ⁨{provider}⁩ في البيان «⁨{claim}⁩». اطلب من مسؤول إضافتك إلى إحداها أو تفعيل إرسال البيان',
    singleSignOnNoAccount: 'ليس لديك حساب هنا بعد. اطلب من مسؤول إنشاء حساب وربطه بـ «⁨{subject}⁩»',
    singleSignOnNotCreated: 'تعذّر إنشاء حساب لك. اطلب من مسؤول إنشاء حساب وربطه بـ «⁨{subject}⁩»',
    singleSignOnNotLinked:
      'يوجد حساب ببريدك الإلكتروني بالفعل. اطلب من مسؤول تحويله إلى الدخول الموحد، أو سجّل الدخول بكلمة مرورك',
    singleSignOnUnverified:
      'يوجد حساب ببريدك الإلكتروني بالفعل، لكن ⁨{provider}⁩ لا يؤكد أن العنوان لك (البيان «email_verified»). اطلب من مسؤول ربط الحساب بـ «⁨{subject}⁩»',
    singleSignOnLinkedElsewhere:
      'الحساب الذي يحمل بريدك الإلكتروني مرتبط بتسجيل دخول آخر. اطلب من مسؤول ربطه بـ «⁨{subject}⁩»',
    setupCodeWrong: 'رمز الإعداد غير صحيح. استخدم أحدث رمز في سجل الخادم',
    wrongCredentials: 'اسم المستخدم أو البريد الإلكتروني لا يطابق كلمة المرور',
    lockedOut: 'محاولات فاشلة كثيرة جدًا. حاول مرة أخرى بعد {duration}، أو اطلب من مسؤول فتح الحساب',
    lockedOutUntilReset:
      'محاولات فاشلة كثيرة جدًا. حاول مرة أخرى بعد {duration}، أو أعد تعيين كلمة مرورك بالبريد الإلكتروني لفتح الحساب فورًا',
    tooManyAttempts: 'محاولات فاشلة كثيرة جدًا من شبكتك. يُرجى المحاولة لاحقًا',
    addressMismatch:
      'لا يمكنك البقاء مسجّل الدخول على ⁨{visited}⁩ لأن هذا الخادم معدّ للعنوان ⁨{base}⁩. افتح ⁨{base}⁩، أو اطلب ممن يشغّل الخادم ضبط BASE_URL على ⁨{visited}⁩',
    baseUrlMissing:
      'لا يمكنك البقاء مسجّل الدخول على ⁨{visited}⁩ لأن الخادم لا يعرف هذا العنوان. اطلب ممن يشغّله ضبط BASE_URL على ⁨{visited}⁩',
    confirmationNeeded: 'أكّد هويتك بكلمة المرور أو بالخطوة الثانية، ثم حاول مرة أخرى',
    importAddressMissing: 'هذا ليس عنوان صفحة ويب. ألصق عنوانًا مثل https://example.com/recipe',
    importHostUnknown: 'لا يوجد موقع بهذا الاسم. تحقق من كتابة العنوان وحاول مرة أخرى',
    importUnreachable: 'لا يمكن الوصول إلى الموقع. حاول لاحقًا، أو ألصق نصه أو شفرة HTML الخاصة به',
    importForbidden:
      'لا يعرض الموقع هذه الصفحة إلا للمسجلين أو المتصفحات ({status}). افتحها بنفسك وألصق شفرة HTML الخاصة بها',
    importPageMissing: 'هذه الصفحة غير موجودة ({status}). تحقق من العنوان، أو ابحث عن الوصفة في الموقع',
    importWebsiteFailed: 'في الموقع عطل حاليًا ({status}). حاول لاحقًا',
    importNotAPage: 'يؤدي هذا العنوان إلى ملف ({type}) وليس إلى صفحة ويب. أنشئ الوصفة من نصه أو من صورة',
    importJsonBroken: 'تعذّرت قراءة نص JSON هذا. في السطر {line}، العمود {column}، المتوقع: {expected}',
    importWithoutRecipe: 'لا توجد وصفة في هذه الصفحة. تحقق من أن العنوان هو عنوان الوصفة نفسها، أو ألصق نصها',
  },
  errors: arSAErrors,
  passwordUpdated: 'تم تحديث كلمة المرور',
  commentDeleted: 'حُذف التعليق',
  reportDeleted: 'حُذف التقرير.',
  signedOut: 'تم تسجيل الخروج',
  maintenance: {
    names: { images: 'الصور', temp: 'الملفات المؤقتة', recipeFolders: 'مجلدات الوصفات', logs: 'السجلات' },
    cleaned: {
      images: 'عدد الصور المحذوفة: {count}',
      temp: 'تم تنظيف المجلد ‎.temp',
      recipeFolders: 'عدد مجلدات الوصفات المحذوفة: {count}',
      logs: 'تم تنظيف السجلات',
    },
  },
  backups: {
    created: 'تم إنشاء النسخة الاحتياطية',
    uploaded: 'تم رفع {name}',
    deleted: 'تم حذف {name}',
    restored: 'اكتملت الاستعادة',
  },
  testMail: {
    subject: 'رسالة تجريبية من Hearth',
    header: 'هذا اختبار',
    top: 'وصلت هذه الرسالة، أي إن Hearth يستطيع إرسال البريد الإلكتروني. لا يلزمك فعل شيء.',
    button: 'فتح Hearth',
    bottom: 'أرسلها مسؤول هذا الخادم للتحقق من عمل البريد الإلكتروني.',
  },
  ai: {
    notEnabled: 'خدمة OpenAI غير مفعّلة',
    imagesNotEnabled: 'أُرسلت صورة، لكن خدمات الصور في OpenAI غير مفعّلة',
    working: 'تعمل خدمة OpenAI. الرد: «{answer}»',
    failed: 'فشل طلب OpenAI. الخطأ الكامل في السجل. {name}: «{message}»',
  },
  mealPlan: {
    calendar: 'خطة الوجبات',
    entry: '{type}: {name}',
    servings: 'عدد الحصص: {count}',
    types: {
      breakfast: 'الفطور',
      lunch: 'الغداء',
      dinner: 'العشاء',
      side: 'طبق جانبي',
      snack: 'وجبة خفيفة',
      drink: 'مشروب',
      dessert: 'حلوى',
    },
  },
  events: {
    created: 'تم إنشاء {name}، {url}',
    duplicated: 'أُنشئت نسخة من {name}',
    updated: 'تم تحديث {name}، {url}',
    deleted: 'تم حذف {name}',
    wasCreated: 'تم إنشاء {name}',
    wasUpdated: 'تم تحديث {name}',
  },
  notifiers: {
    failures: {
      badAddress: 'العنوان غير مكتمل: {detail}',
      unknownScheme:
        'لا يدعم Hearth العناوين التي تبدأ بـ «{detail}://». يمكن لمسؤول إعداد خادم Apprise API يدعمها (APPRISE_API_URL).',
      lostSecret: 'لم تعد قراءة العنوان ممكنة لأن سر هذا الخادم تغيّر. يُرجى إدخاله من جديد.',
      appriseFailed: 'تعذّر على خادم Apprise API تسليم الرسالة: {detail}',
      refused:
        'لا يتصل الخادم إلا بالعناوين العامة. للسماح بعنوان في شبكتك الخاصة، يمكن لمسؤول إضافته إلى OUTBOUND_TRUSTED أو إلى الشبكات الموثوقة في إعدادات الخادم.',
      unreachable: 'تعذّر الوصول إلى المستقبِل.',
      timeout: 'استغرق المستقبِل وقتًا طويلًا في الرد.',
      certificate: 'شهادة المستقبِل غير صالحة.',
      answered: 'رد المستقبِل بالحالة {detail}.',
      notSignedIn: 'لم يقبل المستقبِل اسم المستخدم أو كلمة المرور أو الرمز.',
      other: 'تعذّر إرسال الرسالة: {detail}',
    },
  },
  userUpdated: 'تم تحديث الحساب',
  seededInOther: 'لا توجد قائمة بهذه اللغة بعد. أُضيفت قائمة لغة أخرى: {language}.',
  mails: {
    passwordReset: {
      subject: 'اختر كلمة مرور جديدة في Hearth',
      header: 'مرحبًا {name}،',
      top: 'تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك. استخدم هذا الرابط لاختيار كلمة مرور جديدة. يعمل مرة واحدة خلال يومين.',
      button: 'اختيار كلمة مرور جديدة',
      bottom: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: لن تتغيّر كلمة مرورك.',
    },
    addressChanged: {
      subject: 'تغيّر البريد الإلكتروني لحسابك في Hearth',
      header: 'مرحبًا {name}،',
      top: 'تغيّر البريد الإلكتروني لحسابك. لن نرسل رسائل بشأنه إلى هذا العنوان بعد الآن.',
      button: 'تسجيل الدخول إلى Hearth',
      bottom: 'إن لم تكن أنت من غيّره فاطلب ممن يشغّل هذا الخادم استعادة عنوانك، ثم اختر كلمة مرور جديدة.',
    },
    invitation: {
      subject: 'تعال واطبخ معنا في Hearth',
      header: 'لديك دعوة',
      top: 'يدعوك {name} للانضمام إلى الأسرة «{household}»: الوصفات وخطط الوجبات وقوائم التسوق في مكان واحد.',
      button: 'قبول الدعوة',
      bottom: 'الدعوة صالحة أربعة أيام. إن لم تكن تتوقعها فتجاهل هذه الرسالة.',
    },
  },
  pages: {
    explorer: 'وصفات عامة من {group}.',
    cookbook: 'كتاب طبخ من {group}.',
    untitledCookbook: '{household} كتاب طبخ {number}',
    recipes: 'الوصفات',
    signIn: 'تسجيل الدخول إلى Hearth',
    signInIntro: 'وصفاتك، مطبخك، خادمك.',
  },
  exports: {
    recipes: 'الوصفات',
    ingredients: 'المكونات',
    steps: 'طريقة التحضير',
    notes: 'الملاحظات',
    nutrition: 'القيم الغذائية',
    source: 'المصدر',
    servings: 'الحصص',
    yield: 'الناتج',
    prepTime: 'وقت التحضير',
    performTime: 'وقت الطهي',
    totalTime: 'الوقت الكلي',
    categories: 'الفئات',
    tags: 'الوسوم',
    tools: 'الأدوات',
    nutrients: {
      calories: 'السعرات الحرارية',
      carbohydrateContent: 'الكربوهيدرات',
      cholesterolContent: 'الكوليسترول',
      fatContent: 'الدهون',
      fiberContent: 'الألياف',
      proteinContent: 'البروتين',
      saturatedFatContent: 'الدهون المشبعة',
      sodiumContent: 'الصوديوم',
      sugarContent: 'السكر',
      transFatContent: 'الدهون المتحولة',
      unsaturatedFatContent: 'الدهون غير المشبعة',
    },
  },
  books: {
    ourRecipes: 'وصفاتنا',
    contents: 'المحتويات',
    index: 'فهرس المكونات',
    otherRecipes: 'وصفات أخرى',
    cover: 'الغلاف',
    accessibility: 'للوصفات عناوين وقائمة محتويات وفهرس للمكونات، ولصورها أسماء.',
    allRecipes: 'كل الوصفات',
    search: 'ابحث بالاسم أو المكوّن',
    noMatch: 'لا توجد وصفات مطابقة',
  },
  recipeDefaults: {
    ingredientNote: 'كوب واحد من الدقيق',
    stepText:
      'تدعم خطوات الوصفة والحقول الأخرى في صفحة الوصفة صيغة Markdown.\n\n**إضافة رابط**\n\n[رابطي](https://example.com)\n',
  },
  imported: {
    untitled: 'بلا عنوان',
    noIngredients: 'تعذّر العثور على المكونات',
    noInstructions: 'تعذّر العثور على خطوات التحضير',
    jsonTokens: {
      value: 'قيمة',
      key: 'اسم بين علامتي اقتباس مزدوجتين',
      colon: 'نقطتان رأسيتان (:)',
      commaOrBrace: 'فاصلة (,) أو قوس إغلاق (})',
      commaOrBracket: 'فاصلة (,) أو قوس إغلاق (])',
      end: 'نهاية النص',
    },
  },
  durations: {
    year: ['سنة', 'سنوات'],
    day: ['يوم', 'أيام'],
    hour: ['ساعة', 'ساعات'],
    minute: ['دقيقة', 'دقائق'],
    second: ['ثانية', 'ثوان'],
    none: 'لا شيء',
  },
};
