// The first script, in a language that every browser speaks: it says what is wrong when the page does not come up.

(function () {
  var TRIES = 2;
  var LATE = 20000;
  var SAID = {
    en: {
      lost: "A part of this page did not arrive.",
      old: "This browser is too old for the page, or was told to block it. The page needs iOS 15.4, Chrome 95, Firefox 100 or anything newer.",
      again: "Try again"
    },
    ru: {
      lost: "Часть этой страницы не дошла.",
      old: "Браузер слишком старый для этой страницы или не даёт ей работать. Нужны iOS 15.4, Chrome 95, Firefox 100 или новее.",
      again: "Попробовать снова"
    }
  };
  var tried = {};
  var wanted = "";

  function isUp() {
    return document.body && document.body.getAttribute("data-page");
  }

  function show() {
    var place = document.getElementById("page");
    if (!wanted || !place || isUp()) return;
    var said = SAID[(navigator.language || "").slice(0, 2)] || SAID.en;
    var words = document.createElement("p");
    var again = document.createElement("button");
    var box = document.createElement("div");
    words.appendChild(document.createTextNode(said[wanted]));
    again.appendChild(document.createTextNode(said.again));
    again.id = "again";
    again.onclick = function () {
      location.reload();
    };
    box.className = "loading";
    box.setAttribute("role", "alert");
    box.appendChild(words);
    box.appendChild(again);
    while (place.firstChild) place.removeChild(place.firstChild);
    place.appendChild(box);
  }

  function say(what) {
    wanted = wanted || what;
    show();
  }

  // A file that was lost is fetched again; only then it is said.
  function fetchAgain(file) {
    var address = (file.src || file.href).split("?")[0];
    tried[address] = (tried[address] || 0) + 1;
    if (tried[address] > TRIES) return say("lost");
    setTimeout(function () {
      var next = document.createElement(file.tagName);
      if (file.rel) next.rel = file.rel;
      next[file.src ? "src" : "href"] = address + "?" + tried[address];
      document.head.appendChild(next);
    }, 500);
  }

  window.addEventListener("error", function (event) {
    var tag = event.target && event.target.tagName;
    if (tag === "SCRIPT" || (tag === "LINK" && event.target.rel === "stylesheet")) fetchAgain(event.target);
    else if (event.message) say("old");
  }, true);
  document.addEventListener("DOMContentLoaded", show);
  setTimeout(function () {
    say("lost");
  }, LATE);
})();
