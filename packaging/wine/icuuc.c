/* Windows 10 has an icuuc.dll, Wine has none. Qt asks it for 8-bit text codecs that it lacks itself:
   this one knows none, and says so. */
#define EXPORT __declspec(dllexport)
#define NOTHING(name) EXPORT void name(void) {}
#define ZERO(name) EXPORT long long name(void) { return 0; }

enum { MISSING = 4, UNSUPPORTED = 16 };

EXPORT void *ucnv_open(const char *name, int *error) { *error = MISSING; return 0; }
EXPORT void ucnv_fromUnicode(void *a, void *b, void *c, void *d, void *e, void *f, int g, int *error) { *error = UNSUPPORTED; }
EXPORT void ucnv_toUnicode(void *a, void *b, void *c, void *d, void *e, void *f, int g, int *error) { *error = UNSUPPORTED; }
EXPORT void ucnv_getFromUCallBack(void *a, void **action, void **context) { *action = *context = 0; }
EXPORT void ucnv_getToUCallBack(void *a, void **action, void **context) { *action = *context = 0; }
EXPORT signed char ucnv_getMaxCharSize(void *a) { return 4; }
EXPORT const char *ucnv_getName(void *a, int *error) { return ""; }

ZERO(ucnv_countAvailable)
ZERO(ucnv_fromUCountPending)
ZERO(ucnv_getAvailableName)
ZERO(ucnv_getStandardName)
ZERO(ucnv_toUCountPending)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
