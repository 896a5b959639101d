import type { ServerTexts } from './texts.en-US.ts';

export const arSA: ServerTexts = {
  errors: {
    itemNotSaved: 'حدث خطأ غير متوقع.',
    nameTaken: 'حدث خطأ غير متوقع.',
    tooManyAttempts: 'محاولات فاشلة كثيرة من هذا العنوان. يرجى المحاولة لاحقًا',
    tooManyRequests: 'طلبات كثيرة جدًا. يرجى المحاولة لاحقًا',
    bodyTooLarge: 'حجم الطلب أكبر من {limit} بايت',
    unsupportedMediaType: 'نوع المحتوى هذا غير مقبول هنا؛ أرسل {allowed}',
    unavailable: 'الخادم قيد التشغيل أو أن قاعدة بياناته لا تستجيب',
    diskFull: 'لم تعد هناك مساحة تخزين كافية على الخادم',
    imageRejected: 'الملف ليس صورة يمكن قراءتها: {reason}',
    urlIsNotAnImage: 'هذا العنوان لا يشير إلى صورة',
    invalidCurrentPassword: 'كلمة المرور الحالية غير صحيحة',
    passwordControlledElsewhere: 'تُدار كلمة المرور عبر LDAP ولا يمكن تغييرها هنا',
    setupCodeWrong: 'رمز الإعداد غير صحيح. أحدث رمز موجود في سجل الخادم',
    setupDone: 'تم إعداد هذا الخادم من قبل',
    versionConflict: 'غيّر شخص آخر هذا في هذه الأثناء. أعد التحميل وحاول مرة أخرى',
  },
  passwordUpdated: 'تم تحديث كلمة المرور',
  signedOut: 'تم تسجيل الخروج',
  recipeDefaults: {
    ingredientNote: 'كوب واحد من الدقيق',
    stepText:
      'تدعم خطوات الوصفة والحقول الأخرى في صفحة الوصفة صيغة Markdown.\n\n**إضافة رابط**\n\n[رابطي](https://example.com)\n',
  },
  imported: {
    untitled: 'بدون عنوان',
    noIngredients: 'تعذر العثور على المكونات',
    noInstructions: 'تعذر العثور على خطوات التحضير',
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
