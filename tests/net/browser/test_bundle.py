"""The page's modules are bundled into one script."""

import pytest

from dixit_qt.net.browser.bundle import NotBundled, bundled, in_order

MODULES = {
    "/app.js": 'import { say as tell } from "/say.js";\n'
    'import { two } from "/two.js";\ntell(two);\n',
    "/say.js": 'import { two } from "/two.js";\nexport function say() {\n  return two;\n}\n',
    "/two.js": "export const two = 2;\nexport async function later() {}\nconst kept = 1;\n",
    "/other.js": "export const unused = 1;\n",
    "/soon.js": "export const soon = (work) => work();\n",
}


def test_each_module_is_bundled_once_after_those_it_imports():
    assert list(in_order(MODULES, "/app.js")) == ["/two.js", "/say.js", "/app.js"]


def test_imports_and_exports_are_bundled_with_their_aliases():
    script = bundled(MODULES, "/app.js", "/soon.js")
    assert 'const { say: tell } = modules["/say.js"];' in script
    assert "return { two, later };" in script
    assert "import" not in script
    assert "export" not in script


def test_each_bundled_module_runs_as_a_task_of_its_own():
    script = bundled(MODULES, "/app.js", "/soon.js")
    begun = [line for line in script.splitlines() if "modules[" in line and "(() => {" in line]
    assert begun == [
        'modules["/soon.js"] = (() => {',
        *(
            f'soon(() => modules["{path}"] = (() => {{'
            for path in ("/two.js", "/say.js", "/app.js")
        ),
    ]


def test_circular_imports_are_refused():
    with pytest.raises(NotBundled):
        list(in_order({"/app.js": 'import { a } from "/app.js";\n'}, "/app.js"))


@pytest.mark.parametrize("line", ['import "/x.js";', "export default 1;", "export * from '/x.js';"])
def test_other_forms_of_import_and_export_are_refused(line):
    with pytest.raises(NotBundled):
        bundled({**MODULES, "/app.js": f"{line}\n"}, "/app.js", "/soon.js")
